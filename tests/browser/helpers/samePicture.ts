import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';

const FOLDER = '.cache/differences';

/**
 * True if two pictures are the same to the pixel. One browser always encodes the same pixels as the same PNG bytes. If they
 * differ, both are attached to the test and saved in .cache/differences under this name.
 */
export async function samePicture(name: string, clean: Buffer, seen: Buffer): Promise<boolean> {
  if (clean.equals(seen)) return true;
  mkdirSync(FOLDER, { recursive: true });
  for (const [kind, body] of [
    ['expected', clean],
    ['seen', seen],
  ] as const) {
    const file = `${name}, ${kind}.png`.replace(/[^\w ,.-]/g, '_');
    writeFileSync(`${FOLDER}/${file}`, body);
    await test.info().attach(file, { body, contentType: 'image/png' });
  }
  return false;
}
