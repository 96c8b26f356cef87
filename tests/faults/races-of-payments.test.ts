import '@/tests/support/faults/open-shop';

describe('payments', () => void jest.requireActual('./races/payments'));
describe('refunds', () => void jest.requireActual('./races/refunds'));
describe('charges', () => void jest.requireActual('./races/charges'));
describe('closes', () => void jest.requireActual('./races/closes'));
describe('in-person', () => void jest.requireActual('./races/in-person'));
describe('transfers', () => void jest.requireActual('./races/transfers'));
describe('shares', () => void jest.requireActual('./races/shares'));
describe('courts', () => void jest.requireActual('./races/courts'));
