import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { JobFailed } from "#jobs/define";
import sendMail from "#jobs/send-mail";
import { newestLocalMails } from "#store/local-mails";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";
import { compose } from "#workers/compose";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const context = () => compose(env, ORIGIN, createExecutionContext()).jobContext(NOW);
const work = (payload: Record<string, unknown>) => ({ subject: "test", payload, cause: "outbox:1" });
const MAIL = { to: "ada@example.com", subject: "Hello", text: "One" };

it("sends one message for a row that runs twice", async () => {
	expect(await sendMail.run(work(MAIL), context())).toBe("sent");
	expect(await sendMail.run(work(MAIL), context())).toBe("sent");
	expect(await newestLocalMails(world.db, 5)).toMatchObject([MAIL]);
});

it("gives up at once on a row that holds no message", async () => {
	await expect(sendMail.run(work({ ...MAIL, to: "nobody" }), context())).rejects.toThrow(JobFailed);
	await expect(sendMail.run(work({}), context())).rejects.toThrow(JobFailed);
});
