/** `id`: the same message again has the same, so that its reader's program shows it once. */
export type MailMessage = {
  id: string;
  to: string;
  /** Whose message it is, as its reader sees it; the address is the installation's. */
  from: string;
  /** Where an answer goes; null: nowhere. */
  replyTo: string | null;
  subject: string;
  text: string;
};

export type MailPort = {
  /** @throws GatewayError `refused`: never again; `unavailable`: later */
  send(message: MailMessage): Promise<void>;
};
