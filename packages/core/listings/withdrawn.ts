import type { Standing } from "#core/orders/order-plan";

/** What withdrawing a listing takes it out of. */
export interface Withdrawal {
	/** Where it stood. */
	from: Standing["status"];
	/** The queue's place that is free again; null where it had none. */
	freed: { week: string; kind: "free" | "paid" } | null;
}

type Stands = Pick<Standing, "status" | "plan" | "launchWeek" | "launchedAt">;

/**
 * What withdrawing means for a listing as it stands; null where there is nothing to withdraw.
 * Source: docs/launches.md#when-an-owner-withdraws.
 */
export function withdrawalOf({ status, plan, launchWeek }: Stands): Withdrawal | null {
	if (status === "draft") return null;
	const hasPlace = status !== "live" && launchWeek !== null && plan !== null;
	return { from: status, freed: hasPlace ? { week: launchWeek, kind: plan } : null };
}

/**
 * Whether its owner took a listing out that may come back as it was: one that was live, or that a paid launch belongs to.
 * One that waited in the free queue is a draft like any other, and one that the site team hid is theirs to restore.
 */
export function isWithdrawn({
	status,
	plan,
	launchedAt,
	hiddenAt,
}: Omit<Stands, "launchWeek"> & { hiddenAt: number | null }): boolean {
	return status === "draft" && hiddenAt === null && (launchedAt !== null || plan === "paid");
}
