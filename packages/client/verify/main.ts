import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { text as streamText } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { JSONWebKeySet } from "jose";
import { lookAgain } from "./look-again.ts";
import { reportLines } from "./report.ts";
import { NotProven, verifyProof } from "./verify-proof.ts";

/** `launchweek-verify`: checks a proof, offline or against the live pages. Source: docs/proofs.md#checking-one. */

const HELP = `Checks a signed proof of a Launchweek directory.

Usage: launchweek-verify FILE|URL|- [--jwks FILE|URL] [options]

Options:
  --jwks FILE|URL   The directory's keys, as its /.well-known/jwks.json has them. Needed unless the proof is a URL:
                    then those of its site are taken. Keys from a URL hold for what its site states alone.
  --live            Reads every quoted page again and says which quotes still stand there.
  --allow-loopback  With --live, also reads pages on this machine.
  --json            Prints one JSON object.
  --help            Prints this.

Exit code: 0 it holds (with --live: and every quote still stands on its page), 1 it does not hold, 2 wrong arguments or
something that cannot be read, 3 it holds, and a quote is gone or a page could not be read.`;

const EXIT = { holds: 0, broken: 1, usage: 2, gone: 3 } as const;
const DOWNLOAD_MS = 30_000;

/** Wrong arguments, or what they name cannot be read. */
class Unreadable extends Error {}

const isAddress = (place: string) => /^https?:\/\//i.test(place);

async function read(place: string): Promise<string> {
	try {
		if (place === "-") return await streamText(process.stdin);
		if (!isAddress(place)) return await readFile(place, "utf8");
		const answer = await fetch(place, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
		if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
		return await answer.text();
	} catch (error) {
		throw new Unreadable(`${place} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
	}
}

async function keysFrom(place: string): Promise<JSONWebKeySet> {
	const text = await read(place);
	try {
		const set = JSON.parse(text) as JSONWebKeySet;
		if (Array.isArray(set.keys)) return set;
	} catch {
		// Said below.
	}
	throw new Unreadable(`${place} holds no JWK Set.`);
}

function argumentsOf() {
	const options = {
		jwks: { type: "string" },
		live: { type: "boolean" },
		"allow-loopback": { type: "boolean" },
		json: { type: "boolean" },
		help: { type: "boolean" },
	} as const;
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new Unreadable(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
	}
}

async function run(json: boolean): Promise<number> {
	const { values, positionals } = argumentsOf();
	if (values.help === true) {
		console.log(HELP);
		return EXIT.holds;
	}
	const [place, ...surplus] = positionals;
	if (place === undefined || surplus.length > 0) throw new Unreadable(`Name one proof.\n\n${HELP}`);
	if (values.jwks === undefined && !isAddress(place)) {
		throw new Unreadable("Say with --jwks where the directory's keys are: a proof that names its own proves nothing.");
	}
	const jws = await read(place);
	const from = values.jwks ?? new URL("/.well-known/jwks.json", place).href;
	const keys = await keysFrom(from);
	const verified = await verifyProof(jws, keys, isAddress(from) ? new URL(from).origin : null);
	const { kid, proof } = verified;
	const pages =
		values.live === true && proof.kind === "listing"
			? await lookAgain(proof, PORTS, { allowLoopback: values["allow-loopback"] === true })
			: null;
	if (json) console.log(JSON.stringify({ holds: true, kid, proof, ...(pages && { pages }) }));
	else for (const line of reportLines(verified, pages)) console.log(line);
	const isAllThere = (pages ?? []).every(({ quotes }) => quotes.every(({ is_there }) => is_there === true));
	return isAllThere ? EXIT.holds : EXIT.gone;
}

const PORTS = {
	http: {
		fetch: (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) =>
			fetch(url, { headers, signal, redirect: "manual" }),
	},
	dns: { addresses: async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address) },
	now: () => new Date(),
};

// Not in Node 20, which this package supports; the code that reads pages is the directory's own.
URL.parse ??= (url: string | URL, base?: string | URL) => (URL.canParse(url, base) ? new URL(url, base) : null);

const json = process.argv.includes("--json");
try {
	process.exitCode = await run(json);
} catch (error) {
	if (!(error instanceof NotProven || error instanceof Unreadable)) throw error;
	const holds = error instanceof NotProven ? { holds: false } : {};
	if (json) console.log(JSON.stringify({ ...holds, error: error.message }));
	else console.error(error instanceof NotProven ? `It does not hold. ${error.message}` : error.message);
	process.exitCode = error instanceof NotProven ? EXIT.broken : EXIT.usage;
}
