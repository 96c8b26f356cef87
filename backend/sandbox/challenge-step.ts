import type { Transaction } from './gateway-state';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A form that sends itself: into a hidden frame to know the browser, then in its own place to ask the holder. */
function documentOf({ id, challenge }: Transaction): string {
  const isFirst = challenge?.step === 'FINGERPRINT';
  const action = `${challenge?.base}/v1/3ds/${isFirst ? 'fingerprint' : 'challenge'}`;
  const frame = isFirst ? '<iframe name="method" title="3DS" hidden></iframe>' : '';
  return `${frame}<form id="three-ds" method="post" action="${action}"${isFirst ? ' target="method"' : ''}><input type="hidden" name="ticket_id" value="${id}"></form><script>document.getElementById("three-ds").submit()</script>`;
}

/** The document of the step comes escaped, as at the gateway. */
export function tellChallenge(transaction: Transaction, now: number): void {
  const { challenge, status } = transaction;
  if (!challenge || status !== 'PENDING' || now < challenge.at) return;
  transaction.payment_method.extra.three_ds_auth = {
    current_step: challenge.step,
    current_step_status: 'PENDING',
    three_ds_method_data: escapeHtml(documentOf(transaction)),
  };
}
