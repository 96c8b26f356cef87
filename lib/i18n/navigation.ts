/** The one source of links inside the app. */
export { default as Link } from 'next/link';
export { notFound } from 'next/navigation';
