import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findChromium } from '../../scripts/findChromium.mjs';
import { buildPage } from './build.mjs';
import { PEERS } from './peers.mjs';
import { serve, filesOf } from './serve.mjs';
import { visitInHaste, visitWholly } from './visit.mjs';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const p of PEERS.filter(p=>(!process.env.P||p.name===process.env.P))) {
  const files=[]; if(p.entry) for (const [n,t] of await buildPage(p)) files.push([`/${p.folder}/${n}`,t]);
  else files.push(['/ours/index.html', readFileSync('server/demo.html')], ['/wp-json/product-selector/v2/init','{"nonce":"0123456789"}'],['/wp-json/product-selector/v2/products', '{"products":[],"updated":"2026-01-01T00:00:00Z"}'], ...filesOf('dist/embed','/embed/'));
  const s=await serve(files);
  const to=(pr,w)=>Promise.race([pr,new Promise((_,r)=>setTimeout(()=>r(new Error('timeout '+w)),15000))]);
  try { console.log(p.name, await to(visitInHaste(browser,s.url,p),'haste')); if(p.entry) console.log(await to(visitWholly(browser,s.url,p),'whole')); } catch(e){console.log(p.name,'ERR',e.message);
   for (const c of browser.contexts()) for (const pg of c.pages()) { await pg.screenshot({path:`/tmp/shot-${p.folder}.png`}); console.log((await pg.evaluate(()=>document.body.innerText)).slice(0,400)); await c.close(); } }
  s.stop();
}
await browser.close();
