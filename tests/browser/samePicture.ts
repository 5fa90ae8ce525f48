import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';

const FOLDER = '.cache/differences';

/**
 * Are two pictures the same to the pixel? One browser writes the same pixels as the same PNG bytes. Of two that differ
 * both are kept, attached to the test and in .cache/differences, under a name that says what they show.
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
