import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { backupFolder } from "#core/backups/backup";
import { begin, kept, run, toTheEnd } from "#testing/backups";
import { makeWorld, NOW } from "#testing/world";

beforeEach(() => makeWorld());

it("is known as damaged when an object is not what was written, or is gone", async () => {
	await begin();
	const whole = await toTheEnd();
	const verify = async () => {
		await run(
			"INSERT INTO outbox (job, subject, payload, due_at, created_at) VALUES ('verify-backup', ?1, '{}', ?2, ?2)",
			String(whole.id),
			NOW.getTime(),
		);
		return (await toTheEnd())?.damage;
	};
	expect(await verify()).toBeNull();
	const folder = backupFolder(whole.name);
	const [piece] = (await kept(whole.name)).pieces;
	const key = folder + piece?.file;
	const bytes = (await (await env.BACKUPS.get(key))?.text()) ?? "";
	await env.BACKUPS.put(key, bytes.replace("launchweek", "launchweak"));
	expect(await verify()).toBe(`${piece?.file} is not what was written.`);
	await env.BACKUPS.delete(key);
	expect(await verify()).toBe(`${piece?.file} is missing.`);
	await env.BACKUPS.put(`${folder}manifest.json`, "{");
	expect(await verify()).toBe("manifest.json names other pieces.");
});
