import ipaddr from "ipaddr.js";
import { parse } from "tldts";
import { AppError } from "#core/errors";
import { ADDRESS_MAX } from "#core/limits";
import type { Dns } from "#core/ports/outside";

/**
 * The address gate: which addresses the directory may fetch. It stands before every request and every redirect hop.
 * Everything it does not admit it refuses with `AppError("address_refused")` and a sentence for the person who
 * submitted the address.
 */
export interface GateSettings {
	/**
	 * Local environment only: also admits `http://` on 127.0.0.1, localhost and [::1], any port, without resolving.
	 * Production refuses to start with it.
	 */
	allowLoopback: boolean;
}

const WEB_PORTS = new Set(["", "80", "443"]);
const LOOPBACK_HOSTS = new Set(["127.0.0.1", "localhost", "[::1]"]);
/** Suffixes that the public suffix list knows but that lead nowhere public. Source: RFC 6761, RFC 7686, RFC 8375. */
const SPECIAL_SUFFIX = /(?:^|\.)(?:arpa|onion|local|localhost|internal|test|invalid|example|alt)$/;

/**
 * Reads an address as a person types it and checks everything about it that needs no lookup.
 * A missing scheme means https; a fragment and a final dot of the name are dropped.
 * @throws AppError `address_refused`.
 */
export function parseAddress(text: string, settings: GateSettings): URL {
	const trimmed = text.trim();
	if (trimmed.length > ADDRESS_MAX) refuse(`The address is longer than ${ADDRESS_MAX} characters.`);
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
	if (url === null) refuse("This is not a web address.");
	if (url.protocol !== "http:" && url.protocol !== "https:") refuse("Only http and https addresses can be read.");
	if (url.username !== "" || url.password !== "") refuse("An address with a user name or password is not read.");
	url.hash = "";
	if (settings.allowLoopback && isLoopback(url)) return url;
	if (!WEB_PORTS.has(url.port)) refuse(`Port ${url.port} is not read; only 80 and 443 are.`);
	if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
	checkHost(url.hostname);
	return url;
}

/**
 * Admits an address for one request, now: its form as in `parseAddress`, and every address its name resolves to.
 * @returns the address to fetch.
 * @throws AppError `address_refused`; what the resolver throws when it does not answer.
 */
export async function admitAddress(text: string, settings: GateSettings, dns: Pick<Dns, "addresses">): Promise<URL> {
	const url = parseAddress(text, settings);
	if (settings.allowLoopback && isLoopback(url)) return url;
	const addresses = await dns.addresses(url.hostname);
	if (addresses.length === 0) refuse(`The name ${url.hostname} has no address.`);
	for (const address of addresses) {
		if (!isPublicAddress(address)) refuse(`The name ${url.hostname} leads to an address that is not public.`);
	}
	return url;
}

/** Whether an IP address is public unicast: nothing private, local, shared, reserved, translated or tunnelled. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
	const parsed = ipaddr.parse(address);
	if (parsed.range() !== "unicast") return false;
	// Of IPv6 only 2000::/3 is allocated as global unicast; ranges without a name of their own count as unicast too.
	return parsed.kind() === "ipv4" || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}

function isLoopback(url: URL): boolean {
	return url.protocol === "http:" && LOOPBACK_HOSTS.has(url.hostname);
}

/** The URL parser has already turned decimal, octal, hex, short and full-width forms into dotted IPv4. */
function checkHost(host: string): void {
	if (host.startsWith("[") || /^[\d.]+$/.test(host) || ipaddr.isValid(host)) {
		refuse("An address must have a name; numeric addresses are not read.");
	}
	const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
	const known = isIcann === true || isPrivate === true;
	// A platform's own site stands on its private suffix (github.io): it is a domain of the suffix above.
	const isName = known && (domain !== null || (isPrivate === true && parse(host).domain !== null));
	if (!isName || SPECIAL_SUFFIX.test(host)) refuse(`The name ${host} is not a public domain name.`);
}

function refuse(detail: string): never {
	throw new AppError("address_refused", detail);
}
