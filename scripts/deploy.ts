import { resolve } from "node:path";
import { TO_DEPLOY } from "#scripts/lib/build-worker";
import { runCommand } from "#scripts/lib/command";
import { addressOf, productionConfig, remoteSecrets } from "#scripts/lib/deployment";
import { findings, isOpen, settingFindings } from "#scripts/lib/findings";
import { applyMigrations } from "#scripts/lib/migrations";
import { settingsRow } from "#scripts/lib/settings-row";
import { wrangler } from "#scripts/lib/wrangler";

runCommand({
	name: "deploy",
	summary:
		"Checks the production configuration and the secrets of the deployed Worker, applies its migrations, and deploys it to the address in PUBLIC_ORIGIN.",
	options: { "dry-run": { type: "boolean" }, config: { type: "string" } },
	optionText: {
		"dry-run": "Check and build only: nothing is asked or changed anywhere.",
		config: "Another file than wrangler.toml.",
	},
	async run({ values, say }) {
		const dryRun = values["dry-run"] === true;
		const file = values.config === undefined ? undefined : resolve(String(values.config));
		const configArgs = file === undefined ? [] : ["--config", file];
		const config = await productionConfig(file);
		const open = findings(config, null).filter(isOpen);
		// Before anything is changed: what is missing locally, then what only the platform can tell.
		const secrets = open.length === 0 && !dryRun ? await remoteSecrets(configArgs) : null;
		if (secrets !== null) open.push(...findings(config, secrets).filter(isOpen));
		for (const { level, what, fix } of open) say(`${level.padEnd(8)} ${what}: ${fix}`);
		if (open.length > 0 && !dryRun) {
			throw new Error(`Not deployed: set ${open.map(({ what }) => what).join(", ")} first (npm run doctor).`);
		}
		const address = open.length > 0 ? null : addressOf(config, String(config.vars.PUBLIC_ORIGIN));
		const addressArgs = address?.ok ? address.args : [];
		if (!dryRun) {
			await applyMigrations(true, configArgs);
			say("Migrations applied.");
			await requireSettings(configArgs, secrets?.has("STRIPE_SECRET_KEY") === true, say);
		}
		const args = ["deploy", "--env", "production", ...addressArgs, ...configArgs];
		const out = dryRun ? await wrangler([...args, "--dry-run"]) : await wrangler(args, TO_DEPLOY);
		const size = /gzip: ([\d.]+ KiB)/.exec(out)?.[1] ?? null;
		say(dryRun ? `Built, not deployed: ${size} gzip.` : `Deployed: ${size} gzip.`);
		if (address !== null)
			say(`${dryRun ? "It would answer" : "It answers"} at ${address.what.replace(/^address /, "")}.`);
		return { deployed: !dryRun, gzip: size, address: address?.what ?? null, missing: open.map(({ what }) => what) };
	},
});

/** The database can be asked now. @throws when a setting that the directory cannot do without is missing or wrong. */
async function requireSettings(
	configArgs: readonly string[],
	sells: boolean,
	say: (line: string) => void,
): Promise<void> {
	const { texts } = await settingsRow(true, configArgs);
	const open = settingFindings(texts, sells).filter(isOpen);
	for (const { level, what, fix } of open) say(`${level.padEnd(8)} ${what}: ${fix}`);
	if (open.length === 0) return;
	const names = open.map(({ what }) => what.replace(/^setting /, "")).join(", ");
	throw new Error(
		`The database is ready, and nothing is deployed yet: set ${names} first (npm run settings -- set NAME VALUE --remote), and deploy again.`,
	);
}
