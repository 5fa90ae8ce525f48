import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { End, Landing, Questions } from './screens.tsx';

const SCREENS = { landing: Landing, questions: Questions, end: End };

function App() {
  const [at, setAt] = useState<keyof typeof SCREENS>('landing');
  const Screen = SCREENS[at];
  return <Screen onStart={() => setAt('questions')} onEnd={() => setAt('end')} />;
}

createRoot(document.body).render(<App />);
