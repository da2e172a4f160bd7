import type { FC } from "hono/jsx";
import { documentNumber } from "#core/orders/billing";
import { PostForm, Time } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { exactMoney, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Changed } from "../admin/change.tsx";
import type { OrderForTeam } from "./order-for-team.ts";

const t = words.sales;

/** What was told of an order's payments, in the order in which it came. */
export const Events: FC<{ of: OrderForTeam }> = ({ of: { events, order } }) => (
	<section aria-labelledby="events">
		<h2 id="events">{t.events}</h2>
		{events.length === 0 ? (
			<p class="muted">{t.noEvents}</p>
		) : (
			<div class="admin-list">
				<table>
					<thead>
						<tr>
							<th scope="col">{t.event}</th>
							<th scope="col">{t.when}</th>
							<th scope="col" class="figure">
								{t.amount}
							</th>
							<th scope="col">{t.outcome}</th>
						</tr>
					</thead>
					<tbody>
						{events.map(({ kind, receivedAt, amountCents, currency, outcome, reference }) => (
							<tr>
								<td data-label={t.event}>
									{t.kinds[kind]} <small class="block">{reference}</small>
								</td>
								<td data-label={t.when}>
									<Time at={receivedAt} />
								</td>
								<td data-label={t.amount} class="figure">
									{amountCents === null ? "" : exactMoney(amountCents, currency ?? order.currency)}
								</td>
								<td data-label={t.outcome}>{outcome}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		)}
	</section>
);

/** Invoices and credit notes, each with its sheet, and a button that sends them again to whoever is there. */
export const DocumentsForTeam: FC<{ of: OrderForTeam; token: string }> = ({
	of: { documents, order, email },
	token,
}) => (
	<section aria-labelledby="documents">
		<h2 id="documents">{t.documents}</h2>
		{documents.length === 0 ? (
			<p class="muted">{t.noDocuments}</p>
		) : (
			<>
				<ul>
					{documents.map((document) => {
						const number = documentNumber(document);
						const sign = document.kind === "invoice" ? 1 : -1;
						return (
							<li>
								<a href={`/admin/invoices/${number}`}>{words.orders.documentTitle[document.kind](number)}</a>,{" "}
								<Time at={document.issuedAt} />, {exactMoney(sign * document.totalCents, document.currency)}
							</li>
						);
					})}
				</ul>
				{email !== null && (
					<PostForm action={`/admin/orders/${order.number}/resend`} token={token}>
						<button type="submit" class="secondary">
							{t.resend}
						</button>
					</PostForm>
				)}
			</>
		)}
	</section>
);

/** What was written to the buyer. */
export const MailsOfOrder: FC<{ of: OrderForTeam }> = ({ of: { mails } }) => (
	<section aria-labelledby="mails">
		<h2 id="mails">{t.mails}</h2>
		{mails.length === 0 ? (
			<p class="muted">{t.noMails}</p>
		) : (
			<ul>
				{mails.map(({ mail, at, outcome }) => (
					<li>{t.mail(t.mailNames[mail] ?? spoken(mail), <Time at={at} />, outcome ?? t.mailWaits)}</li>
				))}
			</ul>
		)}
	</section>
);

/** What people and the provider did with the order. */
export const HistoryOfOrder: FC<{ c: PageContext; of: OrderForTeam; token: string }> = ({ c, of, token }) => (
	<section aria-labelledby="history">
		<h2 id="history">{t.history}</h2>
		{of.entries.length === 0 ? (
			<p class="muted">{t.noHistory}</p>
		) : (
			<ul class="rows">
				{of.entries.map((entry) => (
					<li>
						<div>
							<p>{words.log.actions[entry.action] ?? spoken(entry.action)}</p>
							<Changed
								entry={entry}
								userId={c.var.session?.user.id ?? 0}
								token={token}
								returnTo={`/admin/orders/${of.order.number}`}
							/>
						</div>
					</li>
				))}
			</ul>
		)}
	</section>
);
