import { parseAccept } from 'hono/utils/accept';
import type { Form } from './forms.ts';

/** The form with the highest weight in `Accept-Encoding` (RFC 9110, 12.5.3), the smallest of those with equal weights. */
export function bestForm<Kind extends Form>(forms: readonly Kind[], acceptEncoding: string | undefined): Kind {
  const plain = forms.at(-1)!;
  if (!acceptEncoding) return plain;
  const weights = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = ({ encoding }: Form) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const most = Math.max(...forms.map(weightOf));
  return forms.find((form) => most > 0 && weightOf(form) === most) ?? plain;
}
