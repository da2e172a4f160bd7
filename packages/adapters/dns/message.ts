/** DNS messages as far as a stub resolver needs them. Source: RFC 1035, section 4; RFC 3596 (AAAA). */

const RECORD_TYPES = { A: 1, NS: 2, TXT: 16, AAAA: 28 } as const;
export type RecordType = keyof typeof RECORD_TYPES;

const CLASS_IN = 1;
const FLAG_RESPONSE = 0x8000;
const FLAG_TRUNCATED = 0x0200;
const FLAG_RECURSION_DESIRED = 0x0100;
export const RCODE_NAME_ERROR = 3;

export interface DnsAnswer {
	/** 0 no error, 2 server failure, 3 no such name, ... */
	rcode: number;
	/** Data of the records of the type that was asked for; of NS records the name, as UTF-8. */
	records: Uint8Array[];
}

/** A name of 255 octets has no more labels and pointers; one that points on and on has. Source: RFC 1035, section 2.3.4. */
const NAME_STEPS_MAX = 128;

/**
 * A question with id 0, as DNS over HTTPS wants it for caching.
 * @throws RangeError for what is no domain name.
 */
export function encodeQuestion(name: string, type: RecordType): Uint8Array<ArrayBuffer> {
	const labels = name.replace(/\.$/, "").split(".");
	const bytes = [0, 0, FLAG_RECURSION_DESIRED >> 8, 0, 0, 1, 0, 0, 0, 0, 0, 0];
	for (const label of labels) {
		const octets = new TextEncoder().encode(label);
		if (octets.length === 0 || octets.length > 63) throw new RangeError(`"${name}" is not a domain name`);
		bytes.push(octets.length, ...octets);
	}
	bytes.push(0, 0, RECORD_TYPES[type], 0, CLASS_IN);
	if (bytes.length > 12 + 255 + 4) throw new RangeError(`"${name}" is too long for a domain name`);
	return Uint8Array.from(bytes);
}

/**
 * Reads an answer.
 * @throws RangeError when the message is malformed, truncated or no answer.
 */
export function decodeAnswer(message: Uint8Array, type: RecordType): DnsAnswer {
	const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
	const flags = view.getUint16(2);
	if ((flags & FLAG_RESPONSE) === 0) throw new RangeError("the message is no answer");
	if ((flags & FLAG_TRUNCATED) !== 0) throw new RangeError("the answer is truncated");
	let at = 12;
	for (let i = view.getUint16(4); i > 0; i--) at = skipName(view, at) + 4;
	const records: Uint8Array[] = [];
	for (let i = view.getUint16(6); i > 0; i--) {
		at = skipName(view, at);
		const isWanted = view.getUint16(at) === RECORD_TYPES[type] && view.getUint16(at + 2) === CLASS_IN;
		const length = view.getUint16(at + 8);
		const end = at + 10 + length;
		if (end > message.length) throw new RangeError("a record ends after the message");
		if (isWanted && type === "NS") records.push(new TextEncoder().encode(nameAt(message, view, at + 10)));
		else if (isWanted) records.push(message.subarray(at + 10, end));
		at = end;
	}
	return { rcode: flags & 0x000f, records };
}

/** A name that stands in the message, its repeated end named by pointers. @throws RangeError when they do not end. */
function nameAt(message: Uint8Array, view: DataView, from: number): string {
	const labels: string[] = [];
	let at = from;
	for (let steps = 0; steps < NAME_STEPS_MAX; steps++) {
		const length = view.getUint8(at);
		if (length === 0) return labels.join(".");
		if (length >= 0xc0) at = view.getUint16(at) & 0x3fff;
		else {
			if (length > 63 || at + 1 + length > message.length) throw new RangeError("a label is malformed");
			labels.push(new TextDecoder().decode(message.subarray(at + 1, at + 1 + length)));
			at += length + 1;
		}
	}
	throw new RangeError("a name does not end");
}

/** Names are only passed over: a pointer ends one, so that no loop is possible. */
function skipName(view: DataView, from: number): number {
	for (let at = from; ; ) {
		const length = view.getUint8(at);
		if (length >= 0xc0) return at + 2;
		if (length === 0) return at + 1;
		if (length > 63) throw new RangeError("a label is malformed");
		at += length + 1;
	}
}

/** Text form of the data of an A or AAAA record. */
export function formatAddress(data: Uint8Array): string {
	if (data.length === 4) return data.join(".");
	if (data.length !== 16) throw new RangeError("the address has a wrong length");
	const groups = Array.from({ length: 8 }, (_, i) => (((data[2 * i] ?? 0) << 8) | (data[2 * i + 1] ?? 0)).toString(16));
	return groups.join(":");
}

/** The strings of a TXT record joined, as their readers do. Source: RFC 7208, section 3.3. */
export function joinText(data: Uint8Array): string {
	const parts: Uint8Array[] = [];
	for (let at = 0; at < data.length; ) {
		const end = at + 1 + (data[at] ?? 0);
		if (end > data.length) throw new RangeError("a text ends after its record");
		parts.push(data.subarray(at + 1, end));
		at = end;
	}
	const decoder = new TextDecoder();
	return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
}
