/** Loads with the list; the other sentences load with the box. */
export const SOUND_TITLE = { 'sound.help': 'How loud is it next door?', 'sound.link': 'Sound' } as const;
