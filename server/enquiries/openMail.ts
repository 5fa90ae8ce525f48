import { enquiryText } from '../../src/parts/enquiry/rules/enquiryText.ts';
import { loadPackage } from './loadPackage.ts';
import type { Send } from './startNotifier.ts';

export interface MailOptions {
  /** `smtp://…` or `smtps://…`; it may contain a password. */
  readonly relay: string;
  readonly to: readonly string[];
  readonly from: string;
}

/** An address that every mail program recognises. */
export const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/**
 * Connects to the relay for each mail. The function rejects with one sentence without personal data.
 *
 * @throws StoreProblem if nodemailer isn't installed
 */
export async function openMail({ relay, to, from }: MailOptions): Promise<Send> {
  const { createTransport } = await loadPackage('nodemailer', () => import('nodemailer'));
  // The relay of Debian and Ubuntu has a self-signed certificate, and mail to it stays on this machine.
  const own = isOwnMachine(relay) ? { tls: { rejectUnauthorized: false } } : {};
  const transport = createTransport({ url: relay, ...own });
  return async (enquiry, signal) => {
    const { email, reference, key } = enquiry;
    // This is the only header that comes from the visitor.
    const reply = email !== null && PLAIN_ADDRESS.test(email) ? { replyTo: email } : {};
    // The same for every try, so that a mail program can recognise a repeat.
    const messageId = `<${key}@product-selector.invalid>`;
    const content = { ...reply, subject: `Enquiry ${reference}`, messageId, text: enquiryText(enquiry) };
    try {
      await transport.sendMail({ to: [...to], from, ...content, signal });
    } catch (error) {
      // The relay's own words may quote an address, so only its code or status is said.
      const { responseCode, cause, code } = error as MailError;
      throw new Error(`the mail relay failed (${responseCode ?? cause?.code ?? code ?? 'unknown'}); check SMTP_URL`);
    }
  };
}

function isOwnMachine(relay: string): boolean {
  return URL.canParse(relay) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(relay).hostname);
}

interface MailError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly cause?: NodeJS.ErrnoException;
}
