import nodemailer, { type TransportOptions, type Transporter } from 'nodemailer';

/** Speaks SMTP with a mail server. `patienceMs` is how long it may say nothing before it is given up for this time. */
export const createMailer = (smtpUrl: string, patienceMs: number): Transporter =>
  nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as TransportOptions);
