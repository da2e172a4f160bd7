import type { ServerResponse } from "node:http";
import { type Answer, decode, encode } from "dns-packet";
import { nth } from "#scripts/lib/scripted-site";
import type { DnsReplies, DnsReply } from "#testing/servers";

const MESSAGE = { "content-type": "application/dns-message" };
const FLAGS_ANSWER = 0x0180;
const FLAG_TRUNCATED = 0x0200;

/** A resolver over HTTPS (RFC 8484) that answers as scripted, in messages made by a codec that is not the one under test. */
export class ScriptedResolver {
	private readonly counts = new Map<string, number>();
	private readonly replies: DnsReplies;

	constructor(replies: DnsReplies) {
		this.replies = replies;
	}

	/** @param question the `dns` parameter of the request. */
	answer(question: string, response: ServerResponse): void {
		const query = decode(Buffer.from(question, "base64url"));
		const { name, type } = query.questions?.[0] ?? { name: "", type: "" };
		const key = `${name} ${type}`;
		const count = this.counts.get(key) ?? 0;
		this.counts.set(key, count + 1);
		const reply = nth(this.replies[key] ?? {}, count) ?? {};
		if (reply.httpStatus !== undefined) response.writeHead(reply.httpStatus).end();
		else if (reply.raw !== undefined) response.writeHead(200, MESSAGE).end(Buffer.from(reply.raw, "base64"));
		else {
			const flags = FLAGS_ANSWER | (reply.rcode ?? 0) | (reply.isTruncated ? FLAG_TRUNCATED : 0);
			const { id = 0, questions = [] } = query;
			response
				.writeHead(200, MESSAGE)
				.end(encode({ type: "response", id, flags, questions, answers: recordsOf(reply, name, type) }));
		}
	}
}

function recordsOf({ aliases = [], data = [] }: DnsReply, name: string, type: string): Answer[] {
	const owner = aliases.at(-1) ?? name;
	const links = aliases.map((target): Answer => ({ name, type: "CNAME", ttl: 60, data: target }));
	const records = data.map((value): Answer => {
		if (type === "TXT") return { name: owner, type, ttl: 60, data: value };
		if (type === "A" || type === "AAAA" || type === "NS") return { name: owner, type, ttl: 60, data: value };
		throw new Error(`no records of type ${type} are scripted`);
	});
	return [...links, ...records];
}
