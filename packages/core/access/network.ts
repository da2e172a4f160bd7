import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address that name the network: providers give each customer a /64 or more. */
const NETWORK_GROUPS = 4;

/**
 * The network that an address belongs to, as limits and votes count it: an IPv4 address itself, the /64 of an IPv6 one,
 * each in one spelling.
 * @param address null where it is not known.
 * @returns "unknown" for what is no address.
 */
export function networkName(address: string | null): string {
	if (address === null || !ipaddr.isValid(address)) return "unknown";
	// An IPv4 address written as IPv6 (::ffff:192.0.2.1) is that IPv4 address, not one of a network of them all.
	const parsed = ipaddr.process(address);
	if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
	const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((part) => part.toString(16));
	return `${groups.join(":")}::/64`;
}
