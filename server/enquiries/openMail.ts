import { enquiryText } from '../../src/parts/enquiry/rules/enquiryText.ts';
import { certificateProblem, isCertificateCode } from './certificate.ts';
import { loadPackage } from './loadPackage.ts';
import type { Send, SendSummary, Summary } from './startNotifier.ts';

export interface MailOptions {
  /** `smtp://…` or `smtps://…`; it may contain a password. */
  readonly relay: string;
  readonly to: string;
  readonly from: string;
  /** The address of the list of enquiries, for messages about many. */
  readonly list: string;
}

export interface Mail {
  readonly send: Send;
  readonly sendSummary: SendSummary;
}

/** An address that every mail program recognises. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/**
 * Makes the transport to a relay.
 *
 * @throws StoreProblem if nodemailer isn't installed
 */
export async function openTransport(relay: string) {
  const { createTransport } = await loadPackage('nodemailer', () => import('nodemailer'));
  return createTransport({
    url: relay,
    // The relay of Debian and Ubuntu has a self-signed certificate, and mail to it stays on this machine.
    ...(isOwnMachine(relay) ? { tls: { rejectUnauthorized: false } } : {}),
    // A visitor's text must never name a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Connects to the relay for each mail. Both functions reject with one sentence without personal data.
 *
 * @throws StoreProblem if nodemailer isn't installed
 */
export async function openMail({ relay, to, from, list }: MailOptions): Promise<Mail> {
  const transport = await openTransport(relay);
  const mail = async (content: object, signal: AbortSignal): Promise<void> => {
    try {
      await transport.sendMail({ to, from, ...content, signal });
    } catch (error) {
      throw new Error(`the mail relay failed (${mailProblem(error as MailError)})`);
    }
  };
  // The same for every try, so that a mail program can recognise a repeat.
  const messageId = (id: string): string => `<${id}@product-selector.invalid>`;
  return {
    send(enquiry, signal) {
      const { email, reference, key } = enquiry;
      // This is the only header that comes from the visitor.
      const reply = email !== null && PLAIN_ADDRESS.test(email) ? { replyTo: email } : {};
      const subject = `Enquiry ${reference}`;
      return mail({ ...reply, subject, messageId: messageId(key), text: enquiryText(enquiry) }, signal);
    },
    sendSummary(summary, signal) {
      const { subject, text } = summaryText(summary, list);
      return mail({ subject, messageId: messageId(summary.id), text }, signal);
    },
  };
}

function summaryText({ kind, count }: Summary, list: string): { readonly subject: string; readonly text: string } {
  const enquiries = count === 1 ? 'enquiry' : 'enquiries';
  return kind === 'many'
    ? {
        subject: `${count} more ${enquiries}`,
        text: `${count} more ${enquiries} came within a busy hour. Read them with:\n${list}`,
      }
    : {
        subject: `${count} suspected ${enquiries}`,
        text: `${count} ${enquiries} looked like spam, so nobody was mailed. Look through the list, and accept what is genuine:\n${list}`,
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

/** The problem and its solution. The relay's own words may quote an address, so they are left out. */
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
