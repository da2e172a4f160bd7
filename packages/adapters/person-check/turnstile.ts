import * as z from "zod";
import { once } from "#core/once";
import type { PersonCheck } from "#core/ports/identity";
import type { Log } from "#core/ports/outside";

export interface TurnstileConfig {
	/** Public: pages name the widget by it. */
	siteKey: string;
	secretKey: string;
	/** Address of the service, without a trailing slash; another one for tests. */
	baseUrl?: string | undefined;
	/** How long somebody at a form waits. */
	timeoutMs?: number;
}

export const TURNSTILE_URL = "https://challenges.cloudflare.com";
const TIMEOUT_MS = 5_000;
/** What the widget gives is at most this long. Source: Turnstile, "Validate the token". */
const ANSWER_MAX = 2048;
/** Names this use of the widget, so that what was solved for another is none. */
const ACTION = "sign_in";

const verdict = once(() =>
	z.object({
		success: z.boolean(),
		"error-codes": z.array(z.string()).default([]),
		/** Empty where the widget named none. */
		action: z.string().optional(),
	}),
);

/** What a browser caused; every other failure is the service's, or that of our own settings. */
const BROWSERS_FAULT = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

/**
 * Cloudflare Turnstile. Visitors' networks are not sent along: the widget has met them already.
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export function turnstile(config: TurnstileConfig, log: Log): PersonCheck {
	const { siteKey, secretKey, baseUrl = TURNSTILE_URL, timeoutMs = TIMEOUT_MS } = config;
	return {
		widget: {
			script: `${baseUrl}/turnstile/v0/api.js`,
			origin: new URL(baseUrl).origin,
			className: "cf-turnstile",
			field: "cf-turnstile-response",
			data: { "data-sitekey": siteKey, "data-action": ACTION },
		},
		async look(answer) {
			if (answer === "" || answer.length > ANSWER_MAX) return "refused";
			try {
				const response = await fetch(`${baseUrl}/turnstile/v0/siteverify`, {
					method: "POST",
					headers: { "Content-Type": "application/json" },
					body: JSON.stringify({ secret: secretKey, response: answer }),
					signal: AbortSignal.timeout(timeoutMs),
				});
				const { success, action = "", "error-codes": codes } = verdict().parse(await response.json());
				if (success) return action === "" || action === ACTION ? "passed" : "refused";
				if (codes.length > 0 && codes.every((code) => BROWSERS_FAULT.has(code))) return "refused";
				throw new Error(`the service answered ${response.status}, ${codes.join(", ").slice(0, 200)}`);
			} catch (error) {
				// Whatever kept it from looking: nobody gets in unseen, and the operator reads why.
				log.error("person_check_unavailable", error);
				return "unavailable";
			}
		},
	};
}
