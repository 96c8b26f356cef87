export function allowEval(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    return setHeader(
      name,
      isPolicy ? String(value).replace('script-src ', "script-src 'unsafe-eval' ") : value,
    );
  };
}
