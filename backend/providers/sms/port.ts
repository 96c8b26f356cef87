/** `id`: the same message again has the same, so that a provider sends it once. */
export type SmsMessage = { id: string; to: string; text: string; tenant: string };

export type SmsPort = {
  /** False: nothing leaves this machine, and the screen shows the code itself. */
  delivers: boolean;
  /** Codes are derived from it. */
  codeKey: string;
  /** @throws GatewayError `refused`: never again; `unavailable`: later */
  send(message: SmsMessage): Promise<void>;
};
