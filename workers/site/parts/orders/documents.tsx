import type { FC } from "hono/jsx";
import { documentNumber } from "#core/orders/billing";
import { dayOf, exactMoney } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { ShownOrder } from "./shown-order.ts";

const t = words.orders;

/** The invoice of an order and its credit notes, each with its page. */
export const Documents: FC<{ of: Pick<ShownOrder, "documents" | "order"> }> = ({ of: { documents, order } }) => (
	<section aria-labelledby="documents">
		<h2 id="documents">{t.documents}</h2>
		{documents.length === 0 ? (
			<p class="muted">{t.noDocuments}</p>
		) : (
			<ul class="rows">
				{documents.map((document) => {
					const number = documentNumber(document);
					const day = dayOf(new Date(document.issuedAt).toISOString());
					const sign = document.kind === "invoice" ? 1 : -1;
					return (
						<li>
							<div>
								<h3>
									<a href={`/account/invoices/${number}`}>{t.document[document.kind](number)}</a>
								</h3>
								<p class="muted">{t.issuedOn(day, exactMoney(sign * document.totalCents, order.currency))}</p>
							</div>
						</li>
					);
				})}
			</ul>
		)}
	</section>
);
