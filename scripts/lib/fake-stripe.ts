import { createServer, type IncomingMessage } from "node:http";
import { listen } from "#scripts/lib/scripted-site";

interface Refund {
	id: string;
	amount: number;
	name: string;
}

/** Refunds at a provider that speaks as Stripe does, fails some of its answers, and knows what it gave back. */
export interface FakeStripe {
	origin: string;
	/** What was given back of each payment, in cents. */
	givenBack(): ReadonlyMap<string, number>;
	/** The most refunds of one payment under the same name: more than one is money given back twice. */
	mostOfOneName(): number;
	stop(): Promise<void>;
}

/** @param fails whether an answer gets lost, before or after what was asked was done. */
export async function startFakeStripe(fails: () => "before" | "after" | null): Promise<FakeStripe> {
	const refunds = new Map<string, Refund[]>();
	const of = (payment: string) => {
		const known = refunds.get(payment) ?? [];
		refunds.set(payment, known);
		return known;
	};
	/** By idempotency key: asked again under it, Stripe tells what it did the first time. */
	const byKey = new Map<string, Refund>();
	const shown = ({ id, amount, name }: Refund) => ({
		id,
		object: "refund",
		amount,
		status: "succeeded",
		metadata: { refund: name },
	});
	const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
		const url = new URL(request.url ?? "/", "http://stripe.invalid");
		if (request.method === "GET") {
			const data = of(url.searchParams.get("payment_intent") ?? "").map(shown);
			return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/refunds" } };
		}
		const key = String(request.headers["idempotency-key"]);
		const known = byKey.get(key);
		if (known !== undefined) return { status: 200, body: shown(known) };
		const form = new URLSearchParams(await textOf(request));
		const own = of(form.get("payment_intent") ?? "");
		const refund = {
			id: `re_${crypto.randomUUID()}`,
			amount: Number(form.get("amount")),
			name: form.get("metadata[refund]") ?? "",
		};
		own.push(refund);
		byKey.set(key, refund);
		return { status: 200, body: shown(refund) };
	};
	const server = createServer(async (request, response) => {
		const fault = fails();
		const lost = { status: 500, body: { error: { type: "api_error", message: "an answer got lost" } } };
		const done = fault === "before" ? lost : await answer(request);
		const { status, body } = fault === "after" ? lost : done;
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	const origin = `http://127.0.0.1:${await listen(server)}`;
	return {
		origin,
		givenBack: () =>
			new Map([...refunds].map(([payment, made]) => [payment, made.reduce((sum, { amount }) => sum + amount, 0)])),
		mostOfOneName: () =>
			Math.max(
				0,
				...[...refunds.values()].flatMap((made) =>
					made.map(({ name }) => made.filter((one) => one.name === name).length),
				),
			),
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function textOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	return Buffer.concat(parts).toString();
}
