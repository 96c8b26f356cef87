describe('tables', () => void jest.requireActual('./races/tables'));
describe('joins', () => void jest.requireActual('./races/joins'));
describe('scans', () => void jest.requireActual('./races/scans'));
describe('orders-ahead', () => void jest.requireActual('./races/orders-ahead'));
describe('bookings', () => void jest.requireActual('./races/bookings'));
describe('deposits', () => void jest.requireActual('./races/deposits'));
describe('codes', () => void jest.requireActual('./races/codes'));
