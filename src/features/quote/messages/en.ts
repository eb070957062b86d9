export default {
  title: 'Title',
} as const;
