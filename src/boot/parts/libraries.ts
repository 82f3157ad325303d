export { configureStore } from '@reduxjs/toolkit';
export { default as axios } from 'axios';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
