export { listMeasureKeys, type MeasureKeyLine } from './keys/list-keys';
export { type MeasureRotation, rotateMeasureKeys } from './keys/rotate-keys';
export { removeMeasureKey, setMeasureKey } from './keys/set-key';
export { warnOfMeasureKeys } from './keys/warn-of-keys';
export { measurePurchase } from './measure-purchase';
export { forgetOldSales, takeDueSales, tellSale } from './tell-sale';
