import {
	decodeAnswer,
	encodeQuestion,
	formatAddress,
	joinText,
	RCODE_NAME_ERROR,
	type RecordType,
} from "#adapters/dns/message";
import type { Dns } from "#core/ports/outside";
import { base64url } from "#core/web/base64url";

/** Resolvers that are independent of each other, used unless the settings name others. */
export const PUBLIC_RESOLVERS = ["https://cloudflare-dns.com/dns-query", "https://dns.google/dns-query"] as const;

const TIMEOUT_MS = 3_000;
const MESSAGE_TYPE = "application/dns-message";
/** The length of a DNS message is two octets. */
const MESSAGE_MAX_BYTES = 65_535;

/**
 * A resolver asked over HTTPS in the DNS wire format. Source: RFC 8484.
 * A name that does not exist, and one without records of the type, answer []; everything else that is no answer throws.
 * @param endpoint absolute address without query.
 */
export function dohResolver(endpoint: string): Dns {
	const ask = (name: string, type: RecordType): Promise<Uint8Array[]> => query(endpoint, name, type);
	return {
		async txt(name) {
			return (await ask(name, "TXT")).map(joinText);
		},
		async addresses(name) {
			const answers = await Promise.all([ask(name, "A"), ask(name, "AAAA")]);
			return answers.flat().map(formatAddress);
		},
		async nameServers(zone) {
			return (await ask(zone, "NS")).map((name) => new TextDecoder().decode(name));
		},
	};
}

/**
 * Several resolvers as one, each asked at the same time. An address counts when any of them gives it, so that the address
 * gate sees all that a name may lead to; a text counts only when all of them give it, so that none alone can prove a claim.
 * @throws when no resolver gave addresses or name servers, or when any did not answer for texts.
 */
export function allResolvers(resolvers: readonly Dns[]): Dns {
	return {
		async txt(name) {
			const [first = [], ...others] = await Promise.all(resolvers.map((resolver) => resolver.txt(name)));
			return first.filter((text) => others.every((texts) => texts.includes(text)));
		},
		async addresses(name) {
			const settled = await Promise.allSettled(resolvers.map((resolver) => resolver.addresses(name)));
			const answered = settled.filter((one) => one.status === "fulfilled");
			if (answered.length === 0) {
				throw new AggregateError(
					settled.map((one) => (one.status === "rejected" ? one.reason : null)),
					`no resolver answered for ${name}`,
				);
			}
			return [...new Set(answered.flatMap((one) => one.value))];
		},
		// Only hints are made of them: the first that answers will do.
		nameServers: (zone) => Promise.any(resolvers.map((resolver) => resolver.nameServers(zone))),
	};
}

async function query(endpoint: string, name: string, type: RecordType): Promise<Uint8Array[]> {
	const question = base64url(encodeQuestion(name, type));
	const response = await fetch(`${endpoint}?dns=${question}`, {
		headers: { accept: MESSAGE_TYPE },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const isMessage = response.headers.get("content-type")?.startsWith(MESSAGE_TYPE) === true;
	if (!response.ok || !isMessage) {
		await response.body?.cancel();
		throw new Error(`the resolver answered ${response.status} for ${name} ${type}`);
	}
	const message = new Uint8Array(await response.arrayBuffer());
	if (message.length > MESSAGE_MAX_BYTES) throw new Error(`the resolver's answer for ${name} ${type} is too long`);
	const { rcode, records } = decodeAnswer(message, type);
	if (rcode === RCODE_NAME_ERROR) return [];
	if (rcode !== 0) throw new Error(`the resolver answered code ${rcode} for ${name} ${type}`);
	return records;
}
