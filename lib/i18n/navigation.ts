export { notFound } from 'next/navigation';
