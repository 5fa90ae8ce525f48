import { enquiryText } from '../../src/enquiry/enquiryText.ts';
import { certificateProblem, isCertificateCode } from './certificate.ts';
import { loadPackage } from './loadPackage.ts';
import type { Send } from './startTelling.ts';

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
export async function openMail({ relay, to, from }: MailOptions): Promise<Send> {
  const { createTransport } = await loadPackage('nodemailer', () => import('nodemailer'));
  const transport = createTransport({
    url: relay,
    // Debian's and Ubuntu's own relay has a certificate that nobody signed, and what is sent to it stays on this machine.
    ...(isOwnMachine(relay) ? { tls: { rejectUnauthorized: false } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text from a visitor never names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (enquiry, signal) => {
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
        signal,
      });
    } catch (error) {
      throw new Error(`the mail relay failed (${mailProblem(error as MailError)})`);
    }
  };
}

function isOwnMachine(relay: string): boolean {
  return URL.canParse(relay) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(relay).hostname);
}

interface MailError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly cause?: unknown;
}

/** What happened, and what to do. The relay's own words may quote an address, so they stay out. */
function mailProblem({ code = 'unknown', responseCode, message, cause }: MailError): string {
  const inner = String((cause as MailError | undefined)?.code ?? '');
  if (code === 'EAUTH') return `${responseCode ?? code}: check the name and password in SMTP_URL`;
  if (responseCode !== undefined) return String(responseCode);
  if (isCertificateCode(inner) || /certificate/i.test(message)) return certificateProblem(inner || 'unsigned');
  if (code === 'ESOCKET' || code === 'ECONNECTION')
    return `${inner || code}: check that it runs, and its address in SMTP_URL`;
  if (code === 'EDNS') return `${code}: check the relay’s name in SMTP_URL`;
  return code;
}
