import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { settingsEdit } from "#core/site-settings/edit";
import { problemOf } from "#core/site-settings/read";
import type { SettingName } from "#core/site-settings/site-settings";
import { adminLinkStatements, signInAddress } from "#scripts/lib/admin-link";
import { runCommand, UsageError } from "#scripts/lib/command";
import { executeScript, queryAll } from "#scripts/lib/d1";
import { loadDemo } from "#scripts/lib/demo-data";
import { productionConfig, remoteSecrets } from "#scripts/lib/deployment";
import { findings, isOpen } from "#scripts/lib/findings";
import { applyMigrations } from "#scripts/lib/migrations";
import { saveSettings, settingsRow } from "#scripts/lib/settings-row";
import {
	databaseId,
	ensuredBucket,
	ensuredQueue,
	madeBucket,
	namespaceId,
	RESOURCES,
	runner,
	SHARE_RULE,
} from "#scripts/lib/setup-resources";
import { withValue } from "#scripts/lib/toml-values";
import { emailArgument } from "#scripts/lib/users";
import { ROOT } from "#scripts/lib/wrangler";
import { requireFitting, setTemplateSettings } from "#scripts/templates/fill";
import { templateNamed } from "#scripts/templates/index";
import type { Template } from "#scripts/templates/template";

type Say = (line: string) => void;

/** What only whoever sets it up can say. */
interface Answers {
	origin: string;
	mailFrom: string;
	teamEmail: string;
	admin: string;
}

runCommand({
	name: "setup",
	summary:
		"Makes what a deployed directory needs in your Cloudflare account, writes its ids into wrangler.toml, and ends with a sign-in link for its first administrator; safe to repeat.",
	options: {
		"dry-run": { type: "boolean" },
		origin: { type: "string" },
		"mail-from": { type: "string" },
		"team-email": { type: "string" },
		admin: { type: "string" },
		template: { type: "string" },
		config: { type: "string" },
	},
	optionText: {
		"dry-run": "Print the plan: nothing is asked or changed anywhere.",
		origin: "Where people will find it: https://directory.your-domain.org, or https://launchweek.ACCOUNT.workers.dev.",
		"mail-from": 'Who mails come from: "Acme <hello@your-domain.org>".',
		"team-email": "Where the site team is reached.",
		admin: "The first administrator's address; the team's where absent.",
		template:
			"The kind of directory to begin with, in an empty database: courses, games or shops; of software where absent.",
		config: "Another file than wrangler.toml.",
	},
	async run({ values, say }) {
		const file = resolve(String(values.config ?? `${ROOT}wrangler.toml`));
		const configArgs = values.config === undefined ? [] : ["--config", file];
		const template = values.template === undefined ? null : templateNamed(String(values.template));
		if (values["dry-run"] === true) return plan(say, template);
		const answers = await askedFor(values, await productionConfig(file));
		await makeResources(file, configArgs, answers, say);
		await fillDatabase(configArgs, { ...answers, template }, say);
		const link = await firstLink(configArgs, answers, say);
		const left = findings(await productionConfig(file), await remoteSecrets(configArgs)).filter(isOpen);
		for (const { level, what, fix } of left) say(`${level.padEnd(8)} ${what}: ${fix}`);
		say(
			left.length > 0
				? "Then: npm run deploy."
				: "Everything is set. Next: npm run deploy, then open the sign-in link.",
		);
		return { link, left: left.map(({ what }) => what) };
	},
});

/** Every step, as it would be run. */
function plan(say: Say, template: Template | null): { plan: string[] } {
	const { database, namespace, bucket, backups, queues } = RESOURCES;
	const steps = [
		"ask for --origin, --mail-from, --team-email and --admin, unless they are given",
		`wrangler d1 create ${database} (unless wrangler d1 list has it)`,
		`wrangler kv namespace create ${namespace} (unless wrangler kv namespace list has it)`,
		...queues.map((queue) => `wrangler queues create ${queue} (unless there is one)`),
		`wrangler r2 bucket create ${bucket} (unless there is one)`,
		`wrangler r2 bucket lifecycle add ${bucket} ${SHARE_RULE.join(" ")} (unless there is one)`,
		`wrangler r2 bucket create ${backups} (unless there is one)`,
		"write both ids, PUBLIC_ORIGIN and workers_dev into [env.production] of wrangler.toml",
		"wrangler d1 migrations apply DB --remote --env production",
		`write the categories, products and interview questions${template === null ? "" : `, name, colours and texts of a directory of ${template.about}`}, mail_from and team_email into the database`,
		"make the administrator and print a sign-in link",
		"wrangler secret list --env production, and say what is missing",
	];
	for (const [index, step] of steps.entries()) say(`${String(index + 1).padStart(2)}. ${step}`);
	return { plan: steps };
}

/** @throws UsageError naming every answer that is missing or wrong at once, where nobody can be asked. */
async function askedFor(
	values: Readonly<Record<string, unknown>>,
	config: Awaited<ReturnType<typeof productionConfig>>,
): Promise<Answers> {
	const kept =
		originProblem(String(config.vars.PUBLIC_ORIGIN), config) === null ? config.vars.PUBLIC_ORIGIN : undefined;
	const questions = [
		["--origin", values.origin ?? kept, (text: string) => originProblem(text, config)],
		["--mail-from", values["mail-from"], (text: string) => settingProblem("mail_from", text)],
		["--team-email", values["team-email"], (text: string) => settingProblem("team_email", text)],
	] as const;
	const answers: string[] = [];
	const wrong: string[] = [];
	for (const [option, given, problem] of questions) {
		const text = typeof given === "string" ? given : await ask(option);
		const found = text === null ? "is missing" : problem(text);
		if (found !== null) wrong.push(`${option}: ${found}`);
		answers.push(text ?? "");
	}
	if (wrong.length > 0) throw new UsageError(`Nothing was changed.\n${wrong.join("\n")}`);
	const [origin = "", mailFrom = "", teamEmail = ""] = answers;
	return { origin, mailFrom, teamEmail, admin: emailArgument([String(values.admin ?? teamEmail)]) };
}

/** null where nobody sits there. */
async function ask(option: string): Promise<string | null> {
	if (!process.stdin.isTTY) return null;
	const lines = createInterface({ input: process.stdin, output: process.stderr });
	try {
		return (await lines.question(`${option}: `)).trim();
	} finally {
		lines.close();
	}
}

/** Judged as the Worker and a deployment judge it. */
function originProblem(text: string, config: Awaited<ReturnType<typeof productionConfig>>): string | null {
	const isDev = URL.parse(text)?.hostname.endsWith(".workers.dev") === true;
	const wanted = { ...config, ...(isDev && { workers_dev: true }), vars: { ...config.vars, PUBLIC_ORIGIN: text } };
	const found = findings(wanted, null)
		.filter(isOpen)
		.find(({ what }) => what === "PUBLIC_ORIGIN" || what.startsWith("address "));
	return found?.fix ?? null;
}

function settingProblem(name: SettingName, text: string): string | null {
	const alone = problemOf(name, text);
	if (alone !== null) return alone;
	const made = settingsEdit({}, { [name]: text }, false);
	return made.ok ? null : (made.problems[0]?.message ?? null);
}

async function makeResources(file: string, configArgs: readonly string[], { origin }: Answers, say: Say) {
	const run = runner(configArgs);
	const database = await databaseId(run);
	say(`Database ${RESOURCES.database}: ${database}`);
	const namespace = await namespaceId(run);
	say(`Namespace ${RESOURCES.namespace}: ${namespace}`);
	for (const queue of RESOURCES.queues) {
		say(`Queue ${queue}: ${(await ensuredQueue(run, queue)) ? "made" : "there already"}`);
	}
	const made = await ensuredBucket(run);
	say(`Bucket ${RESOURCES.bucket}: ${made.length > 0 ? `made (${made.join(", ")})` : "there already"}`);
	say(`Bucket ${RESOURCES.backups}: ${(await madeBucket(run, RESOURCES.backups)) ? "made" : "there already"}`);
	const isDev = new URL(origin).hostname.endsWith(".workers.dev");
	let toml = await readFile(file, "utf8");
	toml = withValue(toml, "[[env.production.d1_databases]]", "database_id", JSON.stringify(database));
	toml = withValue(toml, "[[env.production.kv_namespaces]]", "id", JSON.stringify(namespace));
	toml = withValue(toml, "[env.production]", "workers_dev", String(isDev));
	toml = withValue(toml, "[env.production.vars]", "PUBLIC_ORIGIN", JSON.stringify(new URL(origin).origin));
	await writeFile(file, toml);
	say(`Written into ${file}.`);
}

async function fillDatabase(
	configArgs: readonly string[],
	{ mailFrom, teamEmail, template }: Answers & { template: Template | null },
	say: Say,
) {
	await applyMigrations(true, configArgs);
	say("Migrations applied.");
	await requireFitting(template, true, configArgs);
	const { referenceSql } = await loadDemo();
	await executeScript(referenceSql(template ?? undefined), true, configArgs);
	if (template !== null) await setTemplateSettings(template, true, configArgs);
	say("Categories, products and interview questions are in place.");
	const stored = await settingsRow(true, configArgs);
	const made = settingsEdit(stored.texts, { mail_from: mailFrom, team_email: teamEmail }, false);
	if (!made.ok) throw new Error(made.problems.map(({ name, message }) => `${name}: ${message}`).join("\n"));
	if (Object.keys(made.edit.after).length === 0) return;
	await saveSettings(stored.version, made.edit, true, configArgs);
	say("Mail's sender and the team's address are set.");
}

async function firstLink(configArgs: readonly string[], { admin, origin }: Answers, say: Say): Promise<string> {
	const { statements, token } = await adminLinkStatements(admin);
	await queryAll(statements, true, configArgs);
	const link = signInAddress(new URL(origin).origin, token);
	say(`${admin} is an administrator. Once it is deployed, sign in with (within a day, once):`);
	say(link);
	return link;
}
