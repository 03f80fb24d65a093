/** Returns a `fetch` for posts that also reports how much of the body has been sent, from 0 to 1. */
export const postWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (url, { body, headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', url instanceof Request ? url.url : url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, responseText } = request;
        const responseHeaders = new Headers();
        for (const name of ['Content-Type', 'Retry-After']) {
          const value = request.getResponseHeader(name);
          if (value) responseHeaders.set(name, value);
        }
        const hasBody = ![204, 205, 304].includes(status);
        resolve(new Response(hasBody ? responseText : null, { status, headers: responseHeaders }));
      };
      request.onerror = request.onabort = () => reject(new TypeError('There was no answer.'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData ? body : null);
    });
