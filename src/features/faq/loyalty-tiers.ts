/** A tier of the loyalty program. Members advance by themselves through continuous membership. */
export type LoyaltyTier = {
  id: 'bronze' | 'silver' | 'gold' | 'diamond';
  /** Months of continuous membership after which it begins; 0 is the first day. */
  fromMonth: number;
  /** Additional procedures a year, at most; absent where the plan names none. */
  additionalProcedures?: number;
};

/** The four tiers (docs/product/plan-facts.md, Loyalty tiers). */
export const LOYALTY_TIERS = [
  { id: 'bronze', fromMonth: 0 },
  { id: 'silver', fromMonth: 12, additionalProcedures: 3 },
  { id: 'gold', fromMonth: 24, additionalProcedures: 4 },
  { id: 'diamond', fromMonth: 36, additionalProcedures: 5 },
] as const satisfies readonly LoyaltyTier[];
