import { enquiryText } from '../../src/enquiry/enquiryText.ts';
import type { StoredEnquiry } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';

export interface MailOptions {
  /** `smtp://…` or `smtps://…`; it may hold a password. */
  readonly relay: string;
  readonly to: string;
  readonly from: string;
}

const TIMEOUT_MS = 20_000;

/** An address that every mail program reads as one. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/**
 * Connects to the relay for each mail. The sender's function rejects with one sentence, without anything personal.
 *
 * @throws StoreProblem if nodemailer isn't installed
 */
export async function openMail({ relay, to, from }: MailOptions): Promise<(enquiry: StoredEnquiry) => Promise<void>> {
  const { createTransport } = await loadPackage('nodemailer', () => import('nodemailer'));
  const transport = createTransport({
    url: relay,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text from a visitor never names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (enquiry) => {
    const { email, reference, key } = enquiry;
    try {
      await transport.sendMail({
        to,
        from,
        // Nothing else in the headers comes from the visitor.
        ...(email !== null && PLAIN_ADDRESS.test(email) ? { replyTo: email } : {}),
        subject: `Enquiry ${reference}`,
        // The same for every try, so that a mail program can recognise a repeat.
        messageId: `<${key}@product-selector.invalid>`,
        text: enquiryText(enquiry),
      });
    } catch (error) {
      // The relay's answer may quote an address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new Error(`the mail relay failed (${responseCode ?? code ?? 'unknown'})`);
    }
  };
}
