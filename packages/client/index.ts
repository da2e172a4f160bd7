import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema";

export interface ClientOptions {
	/** Origin of the service, such as https://directory.example. */
	origin: string;
	/** An API key or OAuth access token; public reads need none. */
	token?: string;
	/** Another `fetch`, for tests and proxies. */
	fetch?: (request: Request) => Promise<Response>;
}

/** A client of the REST API whose every path, input and answer is typed by the OpenAPI document. */
export function launchweekClient({ origin, token, fetch }: ClientOptions): Client<paths> {
	return createClient<paths>({
		baseUrl: `${origin}/api/v1`,
		...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
		...(fetch !== undefined && { fetch }),
	});
}
