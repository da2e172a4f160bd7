import { createServer, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import type { TurnstileScript } from "#testing/servers";

/** Longer than anybody waits. */
const LATE_MS = 3_000;

/** As much of the widget as a form notices: it puts an answer into the form that holds it. */
const WIDGET = `for (const box of document.querySelectorAll(".cf-turnstile")) {
	const field = document.createElement("input");
	field.type = "hidden";
	field.name = "cf-turnstile-response";
	field.value = "solved:" + crypto.randomUUID();
	box.append(field);
	box.dataset.ready = "";
}`;

/**
 * Turnstile on loopback: the widget's script, and siteverify with the checks and codes of the real one. `solved:ANYTHING` is
 * good once, `expired:` has run out, `broken:` fails inside, `late:` is not answered in time; all else was made up.
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function startTurnstileServer(script: TurnstileScript): Promise<{ port: number; stop(): void }> {
	const used = new Set<string>();
	const codesFor = (secret: unknown, answer: unknown): string[] => {
		if (typeof secret !== "string" || secret === "") return ["missing-input-secret"];
		if (secret !== script.secretKey) return ["invalid-input-secret"];
		if (typeof answer !== "string" || answer === "") return ["missing-input-response"];
		if (answer.startsWith("broken:")) return ["internal-error"];
		if (answer.startsWith("expired:") || used.has(answer)) return ["timeout-or-duplicate"];
		return answer.startsWith("solved:") ? [] : ["invalid-input-response"];
	};
	const reply = (response: ServerResponse, type: string, body: string) =>
		void response.writeHead(200, { "content-type": type }).end(body);
	const server: Server = createServer(async (request, response) => {
		if (request.url?.startsWith("/turnstile/v0/api.js")) return reply(response, "text/javascript", WIDGET);
		if (request.method !== "POST" || request.url !== "/turnstile/v0/siteverify")
			return void response.writeHead(404).end();
		const { secret, response: answer } = JSON.parse(await textOf(request)) as Record<string, unknown>;
		if (String(answer).startsWith("late:")) await sleep(LATE_MS, undefined, { ref: false });
		const codes = codesFor(secret, answer);
		used.add(String(answer));
		const solved = { hostname: "directory.example", action: script.action ?? "sign_in", cdata: "" };
		const verdict = { success: codes.length === 0, "error-codes": codes, ...(codes.length === 0 && solved) };
		return reply(response, "application/json", JSON.stringify(verdict));
	});
	return { port: await listen(server), stop: () => stop(server) };
}
