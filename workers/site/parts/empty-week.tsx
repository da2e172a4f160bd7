import type { FC } from "hono/jsx";

/** In the place of a week's rows, and what to do about it. */
export const EmptyWeek: FC<{ title: string }> = ({ title }) => (
	<div class="empty">
		<h2>{title}</h2>
		<p>Send in your product for a week to come. It is read, drafted and yours to correct in about a minute.</p>
		<p>
			<a class="button" href="/submit">
				Submit a product
			</a>
		</p>
	</div>
);
