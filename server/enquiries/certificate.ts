/** OpenSSL's codes for a certificate that isn't trusted. */
const CODES = /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$/;

/** True if a connection failed because of the other side's certificate. */
export function isCertificateCode(code: string): boolean {
  return CODES.test(code);
}

/** The problem and its solution. @param message Node's */
export function certificateProblem(message: string): string {
  return `its certificate isn’t trusted (${message}); use the name in the certificate, or name its authority’s file in NODE_EXTRA_CA_CERTS`;
}
