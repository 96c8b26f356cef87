export class SandboxError extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 422 | 500;
  readonly body: object;

  constructor(status: SandboxError['status'], error: object) {
    super(JSON.stringify(error));
    this.name = 'SandboxError';
    this.status = status;
    this.body = { error };
  }
}

const field = (name: string, text: string) =>
  new SandboxError(422, { type: 'INPUT_VALIDATION_ERROR', messages: { [name]: [text] } });
const access = (status: 401 | 403, reason: string) =>
  new SandboxError(status, { type: 'INVALID_ACCESS_TOKEN', reason });
const unprocessable = (reason: string) => new SandboxError(422, { type: 'UNPROCESSABLE', reason });

export const ERRORS = {
  noKey: () => access(401, 'Se esperaba una llave pública o privada pero no se recibió ninguna'),
  otherEnvironment: (key: string) =>
    access(401, `La llave proporcionada no corresponde a este ambiente, se recibió: ${key}`),
  unknownKey: () => access(401, 'Llave no válida'),
  notAllowed: () => access(403, 'El token no tiene suficientes permisos'),
  noHeader: () => new SandboxError(401, { type: 'UNAUTHORIZED', code: 'ACCESS_TOKEN_HEADER_NOT_PRESENT' }),
  unknownMerchant: (key: string) =>
    new SandboxError(404, {
      type: 'NOT_FOUND',
      reason: `Comercio con llave ${key} no encontrado`,
      code: 'MERCHANT_NOT_FOUND',
    }),
  notFound: () =>
    new SandboxError(404, { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' }),
  badPublicKey: () => field('public_key', 'Formato inválido'),
  pattern: (name: string, pattern: string) => field(name, `debe coincidir con el patron "${pattern}"`),
  luhn: () => field('number', 'El número de tarjeta es inválido. Luhn check falló.'),
  missing: (name: string) => field(name, `debe tener la propiedad requerida ${name}.`),
  acceptanceMissing: () => field('acceptance_token', 'No está presente'),
  acceptanceUsed: () => field('acceptance_token', 'El token de aceptación ya fue usado'),
  signatureMissing: () => field('signature', 'Firma de integridad requerida no enviada'),
  signatureWrong: () => field('signature', 'La firma es inválida'),
  referenceUsed: () => field('reference', 'La referencia ya ha sido usada'),
  noMethod: () => unprocessable('No se especificó método de pago o fuente de pago'),
  amountTooLow: () =>
    field('amount_in_cents', 'El monto mínimo de una transacción es $1,500 exceptuando impuestos'),
} as const;

/** Our words: the gateway's pages give none. */
export const OWN_ERRORS = {
  badJson: () => new SandboxError(400, { type: 'BAD_REQUEST', reason: 'El cuerpo no es JSON' }),
  badToken: () => field('token', 'El token de la tarjeta no existe o ya fue usado'),
  cardExpired: () => field('exp_year', 'La tarjeta está vencida'),
  acceptanceExpired: () => field('acceptance_token', 'El token de aceptación ha expirado'),
  transactionExpired: () => field('expiration_time', 'La fecha de expiración ya pasó'),
  badPhone: () => unprocessable('El número de teléfono no es válido'),
  badLegalIdType: (allowed: string) =>
    field('user_legal_id_type', `debe ser igual a uno de los valores permitidos: ${allowed}`),
  badField: (name: string) => field(name, 'Formato inválido'),
  unknownMethod: () => unprocessable('Método de pago no soportado'),
  notVoidable: () => unprocessable('La transacción no se puede anular'),
  broken: () => new SandboxError(500, { type: 'INTERNAL_ERROR' }),
} as const;
