import { adminLinkStatements, signInAddress } from "#scripts/lib/admin-link";
import { runCommand, UsageError } from "#scripts/lib/command";
import { queryAll } from "#scripts/lib/d1";
import { productionConfig } from "#scripts/lib/deployment";
import { findings } from "#scripts/lib/findings";
import { emailArgument } from "#scripts/lib/users";
import { port } from "#scripts/lib/wrangler";

runCommand({
	name: "admin",
	summary: "Makes a user an administrator and prints a single-use sign-in link.",
	positionals: ["EMAIL"],
	options: { remote: { type: "boolean" }, origin: { type: "string" } },
	optionText: {
		remote: "The deployed database instead of the local one.",
		origin:
			"Address of the site, for the link (default: the local instance; with --remote, PUBLIC_ORIGIN of wrangler.toml).",
	},
	async run({ values, positionals, say }) {
		const email = emailArgument(positionals);
		const remote = values.remote === true;
		const origin = originOf(values.origin ?? (remote ? await deployedOrigin() : `http://127.0.0.1:${port()}`));
		const { statements, token } = await adminLinkStatements(email);
		await queryAll(statements, remote);
		const link = signInAddress(origin, token);
		say(`${email} is an administrator. Sign in once with:`);
		say(link);
		return { email, link };
	},
});

function originOf(given: unknown): string {
	const url = URL.parse(String(given));
	if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/") {
		throw new UsageError(`--origin must be the address of the site, such as https://directory.example, not ${given}.`);
	}
	return url.origin;
}

async function deployedOrigin(): Promise<unknown> {
	const config = await productionConfig();
	const isSet = findings(config, null).some(({ what, level }) => what === "PUBLIC_ORIGIN" && level === "ok");
	if (!isSet)
		throw new UsageError("PUBLIC_ORIGIN is not set in wrangler.toml (npm run doctor): give --origin https://...");
	return config.vars.PUBLIC_ORIGIN;
}
