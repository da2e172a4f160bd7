import addWebhook from "#actions/webhooks/add-webhook";
import { LINK_MAX, WEBHOOKS_MAX } from "#core/limits";
import { type EndpointRow, endpointsOf } from "#store/webhooks";
import { isFresh } from "#usecases/fresh-sign-in";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { type Refused, refusalOf } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { freshlySignedIn, freshPath } from "../fresh.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Done } from "../parts/done.tsx";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { typed } from "../parts/text-field.tsx";
import { heardOf, WebhookFields } from "../parts/webhook-fields.tsx";
import { Secret } from "../parts/webhook-secret.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.webhooks;
const PATH = "/account/webhooks";

/** Addresses that somebody has events sent to: add one, see its secret once. */
export default function webhooksPage(site: Site): void {
	site.get(PATH, (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c, session, {});
	});

	site.post(PATH, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		const sent = await c.req.parseBody({ all: true });
		try {
			const input = { session_hash: session.hash, url: typed(sent.url) };
			const { secret } = await act(c, addWebhook, { ...input, ...heardOf(sent) });
			return page(c, session, { added: secret });
		} catch (failure) {
			const error = refusalOf(failure);
			c.status(error.status as 400);
			return page(c, session, { refused: { sent, error } });
		}
	});
}

interface Shown {
	/** The secret of one that was just added. */
	added?: string;
	refused?: Refused;
}

async function page(c: PageContext, session: Session, { added, refused }: Shown) {
	const { db, canSeal } = c.var.services;
	const endpoints = await endpointsOf(db, session.user.id);
	const token = await formTokenOf(c);
	return showAccount(
		c,
		{ at: PATH, title: t.title, scripts: ["copy.js"] },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead(<a href="/feeds">{t.feed}</a>)}</p>
			<RefusedNotice error={refused?.error} />
			<Done done={refused === undefined && added === undefined ? c.req.query("done") : undefined} />
			{added !== undefined && <Secret secret={added} />}
			{endpoints.length === 0 ? (
				<p>{t.none}</p>
			) : (
				<ul class="rows">
					{endpoints.map((endpoint) => (
						<EndpointItem endpoint={endpoint} />
					))}
				</ul>
			)}
			<AddForm
				isFull={endpoints.length >= WEBHOOKS_MAX}
				canSeal={canSeal}
				session={session}
				token={token}
				refused={refused}
			/>
		</>,
	);
}

function EndpointItem({ endpoint }: { endpoint: EndpointRow }) {
	const { id, url, state, failingSince, createdAt, kinds, reach } = endpoint;
	return (
		<li>
			<div>
				<h2>
					<a href={`${PATH}/${id}`}>
						<bdi>{url}</bdi>
					</a>{" "}
					<span class={state === "on" ? "tag good" : "tag"}>{t.states[state]}</span>
				</h2>
				<p class="muted">
					{t.reaches[reach]} {kinds !== null && `(${kinds.map((kind) => t.kinds[kind]).join(", ")})`}
				</p>
				<p>
					{t.since(<Time at={createdAt} />)}{" "}
					{state === "on" && failingSince !== null && t.failing(<Time at={failingSince} />)}
				</p>
			</div>
		</li>
	);
}

interface AddProps {
	isFull: boolean;
	canSeal: boolean;
	session: Session;
	token: string;
	refused: Refused | undefined;
}

function AddForm({ isFull, canSeal, session, token, refused }: AddProps) {
	if (!canSeal) return <Notice>{t.notSetUp}</Notice>;
	if (isFull) return <Notice>{t.full}</Notice>;
	if (!isFresh(session.since, Date.now())) {
		return <Notice>{t.fresh(<a href={freshPath(PATH)}>{t.signInAgain}</a>)}</Notice>;
	}
	const { kinds, reach } = heardOf(refused?.sent ?? {});
	return (
		<section aria-labelledby="add">
			<h2 id="add">{t.add}</h2>
			<PostForm action={PATH} token={token} class="card">
				<LineField
					name="url"
					label={t.url}
					hint={t.urlHelp}
					problem={refused?.error.errors.find(({ pointer }) => pointer === "/url")?.message}
					required
					input={(attributes) => (
						<input
							{...attributes}
							type="url"
							autocomplete="off"
							value={typed(refused?.sent.url)}
							maxlength={LINK_MAX}
						/>
					)}
				/>
				<WebhookFields kinds={kinds} reach={reach} />
				<button type="submit">{t.add}</button>
			</PostForm>
		</section>
	);
}
