import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('questions', 'pages/questions.tsx'),
  route('question/:id', 'pages/question.tsx'),
  route('ask', 'pages/ask/ask.tsx'),
  route('categories/:categorySlug', 'pages/category.tsx'),
  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('articles', 'pages/articles/articles.tsx'),
  route('articles/:slug', 'pages/article.tsx'),
  route('maintenance', 'pages/maintenance.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
