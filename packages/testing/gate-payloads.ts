/** Addresses that lead, or pretend to lead, where the directory must not go. Generated, so that none is forgotten. */

const ADDRESSES = [
	"127.0.0.1",
	"127.255.0.1",
	"0.0.0.0",
	"10.0.0.1",
	"100.64.0.1",
	"169.254.169.254",
	"172.16.0.1",
	"192.168.1.1",
	"198.18.0.1",
	"224.0.0.1",
	"255.255.255.255",
	"93.184.215.14",
];

function hex(value: number, digits = 0): string {
	return value.toString(16).padStart(digits, "0");
}

/** One IPv4 address in every notation that some client understands. */
function notations(address: string): string[] {
	const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
	const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
	const [high, low] = [hex((a << 8) | b), hex((c << 8) | d)];
	return [
		address,
		`${address}.`,
		String(whole),
		`0x${hex(whole, 8)}`,
		`0${whole.toString(8)}`,
		[a, b, c, d].map((part) => `0x${hex(part)}`).join("."),
		[a, b, c, d].map((part) => `0${part.toString(8)}`).join("."),
		[a, b, c, d].map((part) => `000${part.toString(8)}`).join("."),
		`${a}.${(b << 16) | (c << 8) | d}`,
		`${a}.${b}.${(c << 8) | d}`,
		`0x${hex(a)}.${b}.0${c.toString(8)}.${d}`,
		address.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
		address.replaceAll(".", "。"),
		address.replace(/\d/g, (digit) => `%3${digit}`),
		`[::ffff:${address}]`,
		`[::ffff:${high}:${low}]`,
		`[::${address}]`,
		`[64:ff9b::${address}]`,
		`[2002:${high}:${low}::1]`,
	];
}

const IPV6 =
	"[::1] [::] [0:0:0:0:0:0:0:1] [fe80::1] [fc00::1] [fd00::1] [ff02::1] [2001:db8::1] [2606:4700::1111] [fec0::1] [100::1]".split(
		" ",
	);

const NAMES =
	"localhost LOCALHOST localhost. a.localhost l%6fcalhost ⓛocalhost metadata metadata.google.internal printer.local intranet router.home.arpa a.in-addr.arpa hidden.onion a.test a.invalid a.example a.corp a.lan kubernetes.default.svc.cluster.local co.uk com xn--".split(
		" ",
	);

const PORTS = [0, 21, 22, 25, 81, 3306, 5432, 6379, 8000, 8080, 8443, 9200, 65535];

/** `host`: a public name that may be read. `refused`: what must not be reached. */
function tricks(host: string): string[] {
	return [
		`http://user@${host}/`,
		`http://user:secret@${host}/`,
		`http://:secret@${host}/`,
		`http://${host}@127.0.0.1/`,
		`http://${host}:80@127.0.0.1/`,
		`http://${host}%40127.0.0.1/`,
		`http://127.0.0.1#@${host}/`,
		`http://127.0.0.1?@${host}/`,
		`http://127.0.0.1\\@${host}/`,
		`http://${host}%00.127.0.0.1/`,
		"http:\\\\127.0.0.1\\",
		"http:/127.0.0.1/",
		"http:127.0.0.1/",
		"///127.0.0.1/",
		"//127.0.0.1/",
		"\\\\127.0.0.1\\",
		"http://127.0.\n0.1/",
		"\thttp://127.0.0.1/",
		"http://[::1%25eth0]/",
		"http://[::1",
		"http://127.0.0.1:99999/",
		"http://256.256.256.256/",
		"http://1.2.3.4.5/",
		"file:///etc/passwd",
		"ftp://127.0.0.1/",
		"gopher://127.0.0.1:70/_x",
		"dict://127.0.0.1:11211/",
		"ws://127.0.0.1/",
		"data:text/html,<h1>x</h1>",
		"javascript:alert(1)",
		"blob:http://127.0.0.1/1",
		"about:blank",
		"unix:/var/run/docker.sock",
	];
}

/** Every payload, none of which may be reached. */
export function refusedAddresses(publicHost: string): string[] {
	const hosts = [...ADDRESSES.flatMap(notations), ...IPV6, ...NAMES];
	return [
		...hosts.map((host) => `http://${host}/`),
		...PORTS.map((port) => `http://${publicHost}:${port}/`),
		...PORTS.map((port) => `http://127.0.0.1:${port}/`),
		...tricks(publicHost),
	];
}

/** Public names that a resolver leads to places that are not, with what it answers. */
export const TREACHEROUS_NAMES: Readonly<Record<string, string[]>> = {
	"127.0.0.1.nip.io": ["127.0.0.1"],
	"10-0-0-1.sslip.io": ["10.0.0.1"],
	"localtest.me": ["127.0.0.1", "::1"],
	"lvh.me": ["127.0.0.1"],
	"metadata.nicob.net": ["169.254.169.254"],
	"mixed.example.org": ["93.184.215.14", "10.0.0.1"],
	"six.example.org": ["93.184.215.14", "::1"],
	"mapped.example.org": ["::ffff:127.0.0.1"],
	"shared.example.org": ["100.64.0.1"],
	"zero.example.org": ["0.0.0.0"],
	"local6.example.org": ["fd00::1"],
	"link6.example.org": ["fe80::1"],
	"nat64.example.org": ["64:ff9b::7f00:1"],
	"tunnel.example.org": ["2002:7f00:1::"],
	"xn--bcher-kva.de": ["192.168.0.1"],
	"nothing.example.org": [],
	"garbage.example.org": ["not an address"],
};
