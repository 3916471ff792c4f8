import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios';

/**
 * Passes on the headers of each response that a client gets, a failed one's included; none if no response came. In a
 * file of its own, because only page servers need it.
 */
export function readHeaders(
  client: AxiosInstance,
  onHeaders: (headers: Partial<AxiosResponse['headers']>) => void,
): void {
  client.interceptors.response.use(
    (response) => {
      onHeaders(response.headers);
      return response;
    },
    (error: AxiosError) => {
      onHeaders(error.response?.headers ?? {});
      throw error;
    },
  );
}
