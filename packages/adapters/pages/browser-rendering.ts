import * as z from "zod";
import { once } from "#core/once";
import type { PageRenderer } from "#core/ports/crawl";

/** The answer carries the page's markup as one JSON string; a page decides how long that is. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Leaves a crawl of 25 s time for the other pages. */
const NAVIGATION_TIMEOUT_MS = 12_000;

const Answer = once(() =>
	z.object({
		success: z.boolean(),
		result: z.string().optional(),
		errors: z.array(z.object({ message: z.string() })).optional(),
		meta: z.object({ status: z.number().optional() }).optional(),
	}),
);

export interface BrowserRenderingSettings {
	accountId: string;
	/** A token with the permission "Browser Rendering - Edit". */
	apiToken: string;
	/** Sent to the site, as for every other page. */
	userAgent: string;
	/** Another origin in tests. */
	apiBase?: string;
}

/**
 * Renders pages with Cloudflare Browser Rendering.
 * Source: POST /accounts/{account_id}/browser-rendering/content of the Cloudflare API, v4.
 */
export function browserRendering(settings: BrowserRenderingSettings): PageRenderer {
	const base = settings.apiBase ?? "https://api.cloudflare.com/client/v4";
	const endpoint = `${base}/accounts/${encodeURIComponent(settings.accountId)}/browser-rendering/content`;
	return {
		async render(url, { signal }) {
			const response = await fetch(endpoint, {
				method: "POST",
				headers: { authorization: `Bearer ${settings.apiToken}`, "content-type": "application/json" },
				body: JSON.stringify({
					url,
					userAgent: settings.userAgent,
					rejectResourceTypes: ["image", "media", "font"],
					gotoOptions: { waitUntil: "networkidle2", timeout: NAVIGATION_TIMEOUT_MS },
					bestAttempt: true,
				}),
				signal,
			});
			const text = await boundedText(response);
			const answer = Answer().safeParse(parseJson(text));
			if (!answer.success) throw new Error(`the renderer answered ${response.status} with something unknown`);
			const { success, result, errors, meta } = answer.data;
			if (!response.ok || !success || result === undefined) {
				const reason = errors?.map((error) => error.message).join("; ") ?? "no reason given";
				throw new Error(`the renderer refused with ${response.status}: ${reason}`);
			}
			if (meta?.status !== undefined && meta.status >= 400) throw new Error(`the page answered ${meta.status}`);
			return result;
		},
	};
}

/** @throws when the answer is longer than it may be; the connection is then closed. */
async function boundedText(response: Response): Promise<string> {
	if (response.body === null) return "";
	const decoder = new TextDecoder();
	const reader = response.body.getReader();
	let text = "";
	for (let bytes = 0; ; ) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		bytes += value.length;
		if (bytes > MAX_ANSWER_BYTES) {
			await reader.cancel();
			throw new Error("the rendered page is too large");
		}
		text += decoder.decode(value, { stream: true });
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
