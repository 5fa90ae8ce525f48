import { randomUUID } from 'node:crypto';
import { openMail } from '../server/enquiries/openMail.ts';
import { sendWebhook, WebhookProblem } from '../server/enquiries/sendWebhook.ts';
import { TEST_ENQUIRY } from '../server/enquiries/testEnquiry.ts';
import { withLimit } from '../server/enquiries/withLimit.ts';
import { type CHANNEL_OPTIONS, readChannels } from '../server/readEnquiryOptions.ts';
import { type OptionValues, readWhole } from '../server/readValues.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';

/** The result for one receiver. */
interface Tested {
  /** `webhook`, or an address. */
  readonly to: string;
  readonly ok: boolean;
  readonly status: number | null;
  readonly message: string;
}

/** Sends one message about an invented enquiry to each receiver. @returns the exit code, or why nothing can be sent */
export async function testEnquiries(
  values: OptionValues<typeof CHANNEL_OPTIONS> & { readonly json?: boolean; readonly timeout?: string },
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number | string> {
  const channels = readChannels(values, env);
  if (!channels.ok) return channels.problem;
  const timeout = readWhole('--timeout', values.timeout ?? '30', 'a number of seconds', 1, 600);
  if (!timeout.ok) return timeout.problem;
  const { webhook, mail } = channels.value;
  if (!webhook && !mail) return 'There is nothing to send to. Name --webhook URL or --mail-to ADDRESS.';
  const seconds = timeout.value;
  const created = new Date().toISOString();
  const enquiry = { ...TEST_ENQUIRY, key: randomUUID(), created, suspicions: [], told: [] };
  const results: Tested[] = [];
  const send = async (to: string, work: (signal: AbortSignal) => Promise<string>) => {
    try {
      const message = await withLimit(seconds * 1000, work);
      results.push({ to, ok: true, status: to === 'webhook' ? Number(message) : null, message });
    } catch (error) {
      const status = error instanceof WebhookProblem ? error.status : null;
      results.push({ to, ok: false, status, message: problemText(error as Error, status, seconds) });
    }
  };
  if (webhook)
    await send('webhook', async (signal) => String(await sendWebhook(enquiry, webhook, signal, 'enquiry.test')));
  for (const to of mail?.to ?? []) {
    await send(to, async (signal) => {
      const sendMail = await openMail({ ...mail!, to: [to] });
      await sendMail(enquiry, signal);
      return 'sent';
    });
  }
  if (values.json) output.json({ results });
  else output.out(...results.map(({ to, message }) => `${to === 'webhook' ? 'Webhook' : to}: ${dotted(message)}`));
  return results.every(({ ok }) => ok) ? FINE : FOUND_PROBLEMS;
}

function problemText({ message }: Error, status: number | null, seconds: number): string {
  if (status !== null) return `${status}. ${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return message.startsWith('it took longer') ? `no reply within ${seconds} s` : message;
}

const dotted = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
