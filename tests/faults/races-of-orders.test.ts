import '@/tests/support/faults/open-shop';

describe('orders', () => void jest.requireActual('./races/orders'));
describe('carts', () => void jest.requireActual('./races/carts'));
describe('many', () => void jest.requireActual('./races/many'));
describe('releases', () => void jest.requireActual('./races/releases'));
describe('tips', () => void jest.requireActual('./races/tips'));
describe('help', () => void jest.requireActual('./races/help'));
describe('links', () => void jest.requireActual('./races/links'));
describe('groups', () => void jest.requireActual('./races/groups'));
describe('slots', () => void jest.requireActual('./races/slots'));
describe('tokens', () => void jest.requireActual('./races/tokens'));
