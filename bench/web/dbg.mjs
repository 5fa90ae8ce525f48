import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium.mjs';
import { buildPage } from './build.mjs';
import { PEERS } from './peers.mjs';
import { serve } from './serve.mjs';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const p of PEERS.filter(p=>p.entry&&(!process.env.P||process.env.P.includes(p.name)))) {
  const files=[]; for (const [n,t] of await buildPage(p)) files.push([`/${p.folder}/${n}`,t]);
  const s=await serve(files); const pg=await browser.newPage({viewport:{width:412,height:915}});
  pg.on('pageerror',e=>console.log(p.name,'ERR',e.message.slice(0,300))); pg.on('console',m=>console.log(p.name,m.text().slice(0,300)));
  pg.on('requestfailed',r=>console.log(r.url(),r.failure())); 
  await pg.goto(`${s.url}/${p.folder}/`); await pg.waitForTimeout(1500);
  console.log(p.name, (await pg.evaluate(()=>document.body.innerHTML)).slice(0,+process.env.N||300)); await pg.screenshot({path:`/tmp/shot-${p.folder}.png`});
  s.stop(); await pg.close();
}
await browser.close();
