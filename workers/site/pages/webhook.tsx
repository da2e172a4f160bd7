import changeWebhook from "#actions/webhooks/change-webhook";
import removeWebhook from "#actions/webhooks/remove-webhook";
import rotateWebhookSecret from "#actions/webhooks/rotate-webhook-secret";
import sendEventAgain from "#actions/webhooks/send-event-again";
import switchWebhook from "#actions/webhooks/switch-webhook";
import testWebhook from "#actions/webhooks/test-webhook";
import { notFound } from "#core/errors";
import { deliveriesOf, waitingFor } from "#store/webhook-deliveries";
import { type EndpointRow, endpointOf } from "#store/webhooks";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { refusalOf } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { leaveNotice } from "../notice.ts";
import { showAccount } from "../parts/account-page.tsx";
import { DeliveryRow } from "../parts/delivery-row.tsx";
import { heardOf, WebhookFields } from "../parts/webhook-fields.tsx";
import { Secret } from "../parts/webhook-secret.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.webhooks;
const LIST = "/account/webhooks";
const PATH = `${LIST}/:id{[1-9][0-9]{0,14}}`;
const SHOWN = 30;
const WAITING_COUNTED = 1000;

const idOf = (c: PageContext) => Number(c.req.param("id"));

/** What the buttons do; each leads back here, and says what was done. */
const BUTTONS: Readonly<Record<string, (c: PageContext, webhook_id: number) => Promise<unknown>>> = {
	change: async (c, webhook_id) =>
		act(c, changeWebhook, { webhook_id, ...heardOf(await c.req.parseBody({ all: true })) }),
	pause: (c, webhook_id) => act(c, switchWebhook, { webhook_id, is_on: false }),
	on: (c, webhook_id) => act(c, switchWebhook, { webhook_id, is_on: true }),
	test: (c, webhook_id) => act(c, testWebhook, { webhook_id }),
	again: async (c, webhook_id) =>
		act(c, sendEventAgain, { webhook_id, seq: Number((await c.req.parseBody()).seq) || 0 }),
};
const SAID: Readonly<Record<string, string>> = { change: t.saved, test: t.tested, again: t.sentAgain };

/** One address that somebody has events sent to: what is sent, what became of each delivery, and what can be done with it. */
export default function webhookPage(site: Site): void {
	site.get(PATH, (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c, session, null);
	});

	for (const [name, press] of Object.entries(BUTTONS)) {
		site.post(`${PATH}/${name}`, async (c) => {
			const session = signedIn(c);
			if (session instanceof Response) return session;
			const home = `${LIST}/${idOf(c)}`;
			try {
				await press(c, idOf(c));
			} catch (failure) {
				leaveNotice(c, refusalOf(failure).code);
				return c.redirect(home, 303);
			}
			return c.redirect(SAID[name] === undefined ? home : `${home}?done=${name}`, 303);
		});
	}

	site.post(`${PATH}/secret`, async (c) => {
		const session = freshlySignedIn(c, `${LIST}/${idOf(c)}`);
		if (session instanceof Response) return session;
		const { secret } = await act(c, rotateWebhookSecret, { session_hash: session.hash, webhook_id: idOf(c) });
		return page(c, session, secret);
	});

	site.post(`${PATH}/remove`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, removeWebhook, { webhook_id: idOf(c) });
		return c.redirect(`${LIST}?done=webhook_removed`, 303);
	});
}

async function page(c: PageContext, session: Session, secret: string | null) {
	const { db } = c.var.services;
	const endpoint = (await endpointOf(db, session.user.id, idOf(c))) ?? notFound("webhook");
	const before = /^\d{1,15}$/.test(c.req.query("before") ?? "")
		? Number(c.req.query("before"))
		: Number.MAX_SAFE_INTEGER;
	const [found, waiting, token] = await Promise.all([
		deliveriesOf(db, endpoint.id, before, SHOWN + 1),
		waitingFor(db, endpoint.id, WAITING_COUNTED + 1),
		formTokenOf(c),
	]);
	const shown = found.slice(0, SHOWN);
	const said = secret === null ? SAID[c.req.query("done") ?? ""] : undefined;
	const home = `${LIST}/${endpoint.id}`;
	return showAccount(
		c,
		{ at: LIST, title: t.title, scripts: ["copy.js"] },
		<>
			<h1>
				<bdi>{endpoint.url}</bdi>
			</h1>
			{said !== undefined && <Notice kind="good">{said}</Notice>}
			{secret !== null && <Secret secret={secret} isRotated />}
			<Standing endpoint={endpoint} waiting={waiting} />
			<section aria-labelledby="do">
				<h2 id="do">{t.doWith}</h2>
				<Buttons endpoint={endpoint} home={home} token={token} />
			</section>
			<section aria-labelledby="deliveries">
				<h2 id="deliveries">{t.deliveries}</h2>
				{shown.length === 0 && <p>{t.noDeliveries}</p>}
				<ul class="rows">
					{shown.map((delivery) => (
						<DeliveryRow delivery={delivery} again={endpoint.state === "on" ? `${home}/again` : null} token={token} />
					))}
				</ul>
				{found.length > SHOWN && (
					<p>
						<a href={`${home}?before=${shown.at(-1)?.seq}`}>{t.older}</a>
					</p>
				)}
			</section>
			<section aria-labelledby="what">
				<h2 id="what">{t.what}</h2>
				<PostForm action={`${home}/change`} token={token} class="card">
					<WebhookFields kinds={endpoint.kinds} reach={endpoint.reach} />
					<button type="submit">{t.save}</button>
				</PostForm>
			</section>
		</>,
	);
}

/** How it stands with an endpoint, and what that means for what happens now. */
function Standing({ endpoint, waiting }: { endpoint: EndpointRow; waiting: number }) {
	const { state, offReason, failingSince, createdAt } = endpoint;
	const isMore = waiting > WAITING_COUNTED;
	return (
		<>
			<p>
				<span class={state === "on" ? "tag good" : "tag"}>{t.states[state]}</span> {t.since(<Time at={createdAt} />)}{" "}
				{waiting > 0 && t.waiting(Math.min(waiting, WAITING_COUNTED), isMore)}
			</p>
			{state === "on" && failingSince !== null && (
				<Notice kind="problem">{t.failing(<Time at={failingSince} />)}</Notice>
			)}
			{state === "paused" && <Notice>{t.pausedHelp}</Notice>}
			{offReason !== null && (
				<Notice kind="problem">
					{t.offReasons[offReason]} {offReason !== "team" && t.offHelp}
				</Notice>
			)}
		</>
	);
}

function Buttons({ endpoint, home, token }: { endpoint: EndpointRow; home: string; token: string }) {
	const isOn = endpoint.state === "on";
	return (
		<>
			<div class="actions">
				{isOn && (
					<PostForm action={`${home}/test`} token={token}>
						<button type="submit" class="secondary">
							{t.test}
						</button>
					</PostForm>
				)}
				{endpoint.offReason !== "team" && (
					<PostForm action={`${home}/${isOn ? "pause" : "on"}`} token={token}>
						<button type="submit" class="secondary">
							{isOn ? t.pause : t.switchOn}
						</button>
					</PostForm>
				)}
				<PostForm action={`${home}/secret`} token={token}>
					<button type="submit" class="secondary">
						{t.rotate}
					</button>
				</PostForm>
				<PostForm action={`${home}/remove`} token={token}>
					<button type="submit" class="danger" aria-describedby="remove-help">
						{t.remove}
					</button>
				</PostForm>
			</div>
			<p id="remove-help" class="muted">
				{t.removeHelp}
			</p>
		</>
	);
}
